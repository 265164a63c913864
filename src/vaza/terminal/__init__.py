"""The table as text: drawn from what a View holds, and from nothing else."""
