"""The house as seen from outside: HTTP, WebSocket, limits, metrics and the web client's files."""
