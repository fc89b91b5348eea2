import { expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { FakeBackend } from '../test/fake-backend.ts';
import { ContentVersion, nextMidnight } from './content-version.ts';

const at = (text: string) => new Date(text).getTime();

test("a page's day ends at midnight in Kolkata, which is 18:30 in Greenwich", () => {
  expect(nextMidnight(at('2026-11-08T18:29:59.999Z'))).toBe(at('2026-11-08T18:30:00Z'));
  expect(nextMidnight(at('2026-11-08T18:30:00Z'))).toBe(at('2026-11-09T18:30:00Z'));
  expect(nextMidnight(at('2026-11-08T03:00:00Z'))).toBe(at('2026-11-08T18:30:00Z'));
});

test('who has been stopped waits for nothing, so that the process can end', async () => {
  const nobody = 'http://127.0.0.1:9';
  const ends: string[] = [];
  // A busy machine may be late once or twice; who waits would wait each time.
  while (ends.length < 5 && !ends.includes('over')) {
    const content = new ContentVersion({ backendUrl: nobody, backendPrivateUrl: nobody });
    const following = content.follow().then(() => 'over');
    content.stop();
    ends.push(await Promise.race([following, sleep(100, 'still waiting')]));
  }
  expect(ends).toContain('over');
});

/** Waits until it holds, a minute at most. */
async function until(holds: () => boolean): Promise<void> {
  for (const end = Date.now() + 60_000; !holds() && Date.now() < end;) await sleep(5);
}

test('what is here may be old from when the backend is heard no more, though it took its leave in good order', async () => {
  const backend = await new FakeBackend().listen();
  const content = new ContentVersion({ backendUrl: backend.url, backendPrivateUrl: backend.url });
  const following = content.follow();
  try {
    await until(() => content.connected);
    expect(content.connected).toBe(true);
    const { version } = content;
    const month = 30 * 86_400_000;
    expect(content.at(Date.now() + month).version).not.toBe(version);
    // The clock was a month ahead, and is put back.
    expect(content.at(Date.now()).version).toBe(version);
    backend.fallSilent();
    await until(() => !content.connected);
    expect(content.connected).toBe(false);
    expect(content.shop).not.toBeNull();
  } finally {
    content.stop();
    backend.close();
    await following;
  }
});
