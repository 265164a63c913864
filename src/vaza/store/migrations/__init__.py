"""How a database comes from one shape to the next; `versions/` has a file for each step."""
