import { useEffect } from 'react';

/**
 * Asks before a page with unsaved changes is left: by a link, by going back, by closing the tab. Going back is
 * caught where the browser has the Navigation API.
 */
export function useLeaveWarning(unsaved: boolean, question: string): void {
  useEffect(() => {
    if (!unsaved) return;
    const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || link.target || !staysInDocument(link)) return;
      if (window.confirm(question)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const traverse = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable) return;
      if (!window.confirm(question)) event.preventDefault();
    };
    const navigation: Navigation | undefined = window.navigation;
    window.addEventListener('beforeunload', beforeUnload);
    window.addEventListener('click', click, { capture: true });
    navigation?.addEventListener('navigate', traverse);
    return () => {
      window.removeEventListener('beforeunload', beforeUnload);
      window.removeEventListener('click', click, { capture: true });
      navigation?.removeEventListener('navigate', traverse);
    };
  }, [unsaved, question]);
}

/** Other links load a new document, which the browser asks about itself. */
function staysInDocument(link: HTMLAnchorElement): boolean {
  return link.origin === location.origin && link.rel !== 'external' && link.pathname !== location.pathname;
}
