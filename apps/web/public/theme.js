// Before the first paint, so that what was chosen doesn't flash: see src/app/preferences.ts.
try {
  const { state = {} } = JSON.parse(localStorage.getItem('overtrick.preferences') ?? '{}');
  const { dataset } = document.documentElement;
  if (state.theme === 'light' || state.theme === 'dark') dataset.theme = state.theme;
  if (state.contrast === 'high' || matchMedia('(prefers-contrast: more)').matches) dataset.contrast = 'high';
} catch {
  // no storage: what the system asks for stays
}
