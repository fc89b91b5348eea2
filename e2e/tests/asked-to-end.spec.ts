import { ownPort } from '../support/own-port.ts';
import { runProcess } from '../support/run-process.ts';
import { expect, test } from '../support/shop.ts';

test('a backend that is asked to end says so to whoever looks, writes neither that nor a failure, and ends with 0', async ({
  shop,
}, { parallelIndex }) => {
  test.skip(process.platform === 'win32', 'has no signals');
  const privatePort = await ownPort(parallelIndex);
  const { child, ended } = runProcess('backend', 'dist/main.js', {
    DATABASE_URL: shop.databaseUrl,
    PUBLIC_URL: shop.url,
    STAFF_JWT_SECRET: 'q8Zr2Lw5Xc9Vb3Nm7Kj1Hg4Fd6Sa0PoXy',
    REFERRER_JWT_SECRET: 'u3Ty7Re1Wq5Ik9Ol2Mn6Bv0Cx4Zd8GhQw',
    BACKEND_PORT: '0',
    BACKEND_PRIVATE_PORT: String(privatePort),
    DRAIN_SECONDS: '2',
    LOG_LEVEL: 'info',
  });
  const own = `http://127.0.0.1:${privatePort}`;
  const look = async () => {
    const answer = await fetch(`${own}/api/private/health/ready`, {
      headers: { 'x-request-id': 'somebody-looks' },
    });
    const { code } = (await answer.json()) as { code?: string };
    return [answer.status, code];
  };
  await expect(async () => expect(await look()).toEqual([200, undefined])).toPass();
  await fetch(`${own}/api/private/metrics`, { headers: { 'x-request-id': 'somebody-counts' } });
  child.kill('SIGTERM');
  // A connection that is refused is no answer yet, or none any more.
  await expect.poll(() => look().catch(String)).toEqual([503, 'shutting-down']);
  const { code, stdout, stderr } = await ended;
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const lines = stdout.split('\n').filter((line) => line.startsWith('{'));
  const levels = lines.map((line) => (JSON.parse(line) as { level: number }).level);
  expect(levels).toContain(30);
  expect(levels.filter((level) => level >= 40)).toEqual([]);
  // One word for it on all lines.
  expect(stdout).toContain('"requestId":"somebody-counts"');
  expect(stdout).not.toContain('reqId');
  // Who looks five times a second fills no log.
  expect(stdout).not.toContain('somebody-looks');
});
