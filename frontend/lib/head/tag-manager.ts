const CONTAINER = /^GTM-[A-Z0-9]{4,12}$/;

/** Whether the tag manager is in this document, and would follow to whatever page is shown in it. */
export function isMeasured(): boolean {
  return 'dataLayer' in window;
}

/** Loads the tag manager with the shop's container, once; an id that cannot be one loads nothing. */
export function loadTagManager(containerId: string | null): void {
  if (containerId === null || !CONTAINER.test(containerId)) return;
  const layer = ((window as { dataLayer?: object[] }).dataLayer ??= []);
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${containerId}`;
  document.head.append(script);
}
