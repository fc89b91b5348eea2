/** Takes the shopper to the first box with an error, also where it is folded away. */
export function focusFirstError(): void {
  const box = document.querySelector<HTMLElement>('form [aria-invalid="true"]');
  if (!box) return;
  const folded = box.closest('details');
  if (folded) folded.open = true;
  box.focus();
  box.scrollIntoView({ block: 'center' });
}
