import { createHash } from 'node:crypto';
import { earlyListScript } from '../../lib/head/early-list-script.ts';
import { headScript } from '../../lib/head/head-script.ts';

export type Headers = Record<string, string>;

export interface PageHeaderOptions {
  publicUrl: string;
  tagManagerId: string | null;
  /** The admin area's component library makes style elements of its own. */
  admin: boolean;
  /** It reads QR codes with the camera: `mayUseCamera` in lib/camera.ts. */
  camera: boolean;
  production: boolean;
}

const hashes = [headScript, earlyListScript]
  .map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  .join(' ');
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
  return {
    ...commonHeaders(options.publicUrl),
    // Vite's reload on change injects scripts and styles, so the policy holds for built pages only.
    ...(options.production && { 'content-security-policy': contentSecurityPolicy(options) }),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': `camera=(${options.camera ? 'self' : ''}), geolocation=(), microphone=(), payment=(), usb=()`,
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
  };
}

function contentSecurityPolicy({ tagManagerId, admin, camera, publicUrl }: PageHeaderOptions): string {
  const tags = tagManagerId ? ` ${TAG_MANAGER}` : '';
  const measure = tagManagerId ? ` ${TAG_MANAGER} https://*.google-analytics.com` : '';
  return [
    `default-src 'self'`,
    `script-src 'self' ${hashes}${tags}${camera ? ` 'wasm-unsafe-eval'` : ''}`,
    `style-src 'self'${admin ? ` 'unsafe-inline'` : ''}`,
    `img-src 'self' data: blob:${measure}`,
    `connect-src 'self'${measure}`,
    `font-src 'self'`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `worker-src 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
