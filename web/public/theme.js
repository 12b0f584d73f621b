// Runs before the first paint, so that a stored choice of light or dark never flashes. The key is read by src/app/theme.ts too.
try {
  var theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {}
