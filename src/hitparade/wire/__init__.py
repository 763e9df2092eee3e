"""The words of the wire: all that travels between server and client, as tagged structs, one family a direction."""
