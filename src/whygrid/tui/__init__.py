"""The full-screen terminal app: `whygrid play`. The only part that needs Textual."""
