const CONTAINER = /^GTM-[A-Z0-9]{4,12}$/;

/** Loads the tag manager with the shop's container, once; an id that cannot be one loads nothing. */
export function loadTagManager(containerId: string): void {
  if (!CONTAINER.test(containerId)) return;
  const layer = ((window as { dataLayer?: object[] }).dataLayer ??= []);
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${containerId}`;
  document.head.append(script);
}
