export type Headers = Record<string, string>;

export interface PageHeaderOptions {
  publicUrl: string;
  tagManagerId: string | null;
  /** No third party is let in (lib/paths.ts), and none is told of it. */
  isPrivate: boolean;
  /** Its address is somebody’s secret: not even the shop’s next page, which may be measured, is told. */
  isSecret: boolean;
  /** The admin area's component library makes style elements of its own. */
  admin: boolean;
  /** It reads QR codes with the camera: `mayUseCamera` in lib/camera.ts. */
  camera: boolean;
  /** Of the scripts that stand in documents (inline-scripts.ts). */
  scriptHashes: readonly string[];
  production: boolean;
}

/** Shown in place once somebody presses a product's video (features/catalogue/product-video.tsx). */
const YOUTUBE = 'https://www.youtube-nocookie.com';
const TAG_MANAGER = 'https://www.googletagmanager.com';

/** What every answer carries. */
export function commonHeaders(publicUrl: string): Headers {
  return {
    'x-content-type-options': 'nosniff',
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

/** What an HTML page carries. */
export function pageHeaders(options: PageHeaderOptions): Headers {
  const { isPrivate, isSecret } = options;
  return {
    ...commonHeaders(options.publicUrl),
    // Vite's reload on change injects scripts and styles, so the policy holds for built pages only.
    ...(options.production && { 'content-security-policy': contentSecurityPolicy(options) }),
    // Under no-referrer a form’s Origin is null, and a browser without Sec-Fetch-Site is refused (same-origin.ts).
    'referrer-policy': isSecret
      ? 'strict-origin'
      : isPrivate
        ? 'same-origin'
        : 'strict-origin-when-cross-origin',
    'permissions-policy': `camera=(${options.camera ? 'self' : ''}), geolocation=(), microphone=(), payment=(), usb=()`,
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
  };
}

function contentSecurityPolicy(options: PageHeaderOptions): string {
  const { tagManagerId, isPrivate, admin, camera, publicUrl, scriptHashes } = options;
  const isMeasured = tagManagerId !== null && !isPrivate;
  const tags = isMeasured ? ` ${TAG_MANAGER}` : '';
  const measure = isMeasured ? ` ${TAG_MANAGER} https://*.google-analytics.com` : '';
  return [
    `default-src 'self'`,
    `script-src ${["'self'", ...scriptHashes].join(' ')}${tags}${camera ? ` 'wasm-unsafe-eval'` : ''}`,
    `style-src 'self'${admin ? ` 'unsafe-inline'` : ''}`,
    `img-src 'self' data: blob:${measure}`,
    `connect-src 'self'${measure}`,
    `font-src 'self'`,
    `frame-src ${isPrivate ? "'none'" : YOUTUBE}`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `worker-src 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
