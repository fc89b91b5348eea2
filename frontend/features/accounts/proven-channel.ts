/** By this the tabs of a browser tell each other that their person has been proven at the provider. */
const KEY = 'staff-proven';

export function tellProven(): void {
  localStorage.setItem(KEY, new Date().toISOString());
  localStorage.removeItem(KEY);
}

/** @returns the end of it */
export function hearProven(heard: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue !== null) heard();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
