import { COLOUR_MODE_KEY } from '../names.ts';

/** The stored mode, or light, becomes the class of the document root. */
export function showStoredMode(): void {
  const mode = storedMode();
  document.documentElement.classList.add(mode);
  window.__colourMode = mode;
}

function storedMode(): 'light' | 'dark' {
  try {
    return localStorage.getItem(COLOUR_MODE_KEY) === 'dark' ? 'dark' : 'light';
  } catch {
    return 'light';
  }
}
