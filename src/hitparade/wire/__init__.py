"""The words of the wire: everything that travels between server and client, as tagged structs, one family a direction."""
