/** Gives the browser a file to keep, under a name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download has begun by then; the address must outlive the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
