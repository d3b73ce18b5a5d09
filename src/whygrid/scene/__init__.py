"""Drawing: marks, views, and the renderers that turn a scene into terminal text, SVG or JSON."""
