import { expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { ContentVersion, nextMidnight } from './content-version.ts';

const at = (text: string) => new Date(text).getTime();

test("a page's day ends at midnight in Kolkata, which is 18:30 in Greenwich", () => {
  expect(nextMidnight(at('2026-11-08T18:29:59.999Z'))).toBe(at('2026-11-08T18:30:00Z'));
  expect(nextMidnight(at('2026-11-08T18:30:00Z'))).toBe(at('2026-11-09T18:30:00Z'));
  expect(nextMidnight(at('2026-11-08T03:00:00Z'))).toBe(at('2026-11-08T18:30:00Z'));
});

test('who has been stopped waits for nothing, so that the process can end', async () => {
  const nobody = 'http://127.0.0.1:9';
  const content = new ContentVersion({ backendUrl: nobody, backendPrivateUrl: nobody });
  const following = content.follow().then(() => 'over');
  content.stop();
  expect(await Promise.race([following, sleep(100, 'still waiting')])).toBe('over');
});
