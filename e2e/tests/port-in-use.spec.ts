import { runProcess } from '../support/run-process.ts';
import { expect, test } from '../support/shop.ts';

/** Runs one process of the shop to its end: how it ended, and what it said on stderr. */
async function run(workspace: string, script: string, env: Record<string, string>) {
  const { code, stderr: said } = await runProcess(workspace, script, env).ended;
  return { code, said };
}

test('a process whose port is taken, or whom the database refuses, ends at once with one sentence', async ({
  shop,
}) => {
  const takenBy = (url: string) => new URL(url).port;
  const backend = {
    DATABASE_URL: shop.databaseUrl,
    PUBLIC_URL: shop.url,
    STAFF_JWT_SECRET: 'q8Zr2Lw5Xc9Vb3Nm7Kj1Hg4Fd6Sa0PoXy',
    REFERRER_JWT_SECRET: 'u3Ty7Re1Wq5Ik9Ol2Mn6Bv0Cx4Zd8GhQw',
  };
  const ended = await Promise.all([
    run('backend', 'dist/main.js', {
      ...backend,
      BACKEND_PORT: takenBy(shop.backendUrl),
      BACKEND_PRIVATE_PORT: '0',
    }),
    run('backend', 'dist/main.js', {
      ...backend,
      BACKEND_PORT: '0',
      BACKEND_PRIVATE_PORT: takenBy(shop.privateUrl),
    }),
    run('backend', 'dist/main.js', {
      ...backend,
      DATABASE_URL: Object.assign(new URL(shop.databaseUrl), { password: 'mistyped' }).href,
      BACKEND_PORT: '0',
      BACKEND_PRIVATE_PORT: '0',
    }),
    run('frontend', 'server.ts', {
      PORT: takenBy(shop.url),
      FRONTEND_PRIVATE_PORT: '0',
      PUBLIC_URL: shop.url,
      BACKEND_URL: shop.backendUrl,
      BACKEND_PRIVATE_URL: shop.privateUrl,
    }),
    run('frontend', 'server.ts', {
      PORT: '0',
      FRONTEND_PRIVATE_PORT: takenBy(shop.frontendPrivateUrl),
      PUBLIC_URL: shop.url,
      BACKEND_URL: shop.backendUrl,
      BACKEND_PRIVATE_URL: shop.privateUrl,
    }),
  ]);
  const sentence = (url: string, setting: string) =>
    `Port ${takenBy(url)} is in use by another process: set ${setting} to a free one.\n`;
  expect(ended).toEqual([
    { code: 1, said: sentence(shop.backendUrl, 'BACKEND_PORT or BACKEND_PRIVATE_PORT') },
    { code: 1, said: sentence(shop.privateUrl, 'BACKEND_PORT or BACKEND_PRIVATE_PORT') },
    // 78: whoever starts it again as it is meets the same.
    {
      code: 78,
      said: 'The environment is not fit to start:\n- DATABASE_URL is refused by the database: password authentication failed for user "shop_app"\n',
    },
    { code: 1, said: sentence(shop.url, 'PORT') },
    { code: 1, said: sentence(shop.frontendPrivateUrl, 'FRONTEND_PRIVATE_PORT') },
  ]);
});
