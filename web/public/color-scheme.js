// Before the first paint, so that a dark room is not lit by a white page. A file of its own because inline scripts are forbidden.
(function () {
  var chosen = 'auto';
  try {
    chosen = localStorage.getItem('evident-color-scheme') || 'auto';
  } catch (_) {
    /* private window */
  }
  var dark = chosen === 'dark' || (chosen === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
