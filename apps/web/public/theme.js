// Before the first paint, so that a chosen theme doesn't flash: see src/app/preferences.ts.
try {
  const { state } = JSON.parse(localStorage.getItem('overtrick.preferences') ?? '{}');
  if (state?.theme === 'light' || state?.theme === 'dark')
    document.documentElement.dataset.theme = state.theme;
} catch {
  // no storage: the system's theme stays
}
