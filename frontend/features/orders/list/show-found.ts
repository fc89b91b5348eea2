/**
 * Shows the rows with the given codes, and the kinds that have any; null shows all. It touches attributes only: a
 * keystroke over five hundred rows leaves no time for rendering them.
 * @param sheet holds the rows (`data-code`) in sections, and links to the sections (`data-kind`)
 */
export function showFound(sheet: HTMLElement, found: ReadonlySet<string> | null): void {
  for (const section of sheet.querySelectorAll<HTMLElement>('section')) {
    let isAnyShown = false;
    for (const row of section.querySelectorAll<HTMLElement>('[data-code]')) {
      const isShown = found === null || found.has(row.dataset['code'] ?? '');
      isAnyShown ||= isShown;
      if (row.hidden === isShown) row.hidden = !isShown;
    }
    if (section.hidden === isAnyShown) section.hidden = !isAnyShown;
    const link = sheet.querySelector<HTMLElement>(`[data-kind="${section.id}"]`);
    if (link) link.hidden = !isAnyShown;
  }
}
