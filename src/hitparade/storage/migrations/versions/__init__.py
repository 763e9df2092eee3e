"""Every change of the schema, in order. Read by Alembic."""
