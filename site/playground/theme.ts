/** Dark or light as the system says, until somebody chooses. */
const key = 'mcp-lint-theme';
const system = matchMedia('(prefers-color-scheme: dark)');
const button = document.querySelector<HTMLButtonElement>('#theme');

if (button !== null) button.hidden = false;
show();
system.addEventListener('change', show);
button?.addEventListener('click', () => {
  keep(isDark() ? 'light' : 'dark');
  show();
});

function show(): void {
  const dark = isDark();
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  if (button !== null) button.textContent = dark ? 'Light' : 'Dark';
}

function isDark(): boolean {
  const chosen = kept();
  return chosen === undefined ? system.matches : chosen === 'dark';
}

/** Storage may be switched off. */
function kept(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function keep(theme: string): void {
  try {
    localStorage.setItem(key, theme);
  } catch {
    // It then lasts as long as the page.
  }
}
