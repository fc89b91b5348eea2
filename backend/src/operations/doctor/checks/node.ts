import { fine, broken } from '../finding.ts';
import type { Check } from '../check.ts';

/** What the lock file brings along, and the tests run on. */
const NEEDED = 24;

/** The version of Node, and that it knows the shop's time zone. */
export const node: Check = {
  name: 'node',
  examine: () => Promise.resolve([versionFinding(process.versions.node), zoneFinding()]),
};

export function versionFinding(version: string) {
  return Number.parseInt(version, 10) >= NEEDED
    ? fine(`Node ${version}.`)
    : broken(`Node ${version} is too old.`, `Start the shop with Node ${NEEDED}: npm start brings it along.`);
}

/** Without the data of time zones every day of the season would begin at the wrong hour. */
function zoneFinding() {
  const shown = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', timeStyle: 'short' });
  return shown.format(new Date('2026-11-08T18:30:00Z')) === '00:00'
    ? fine('Node knows the time of Asia/Kolkata.')
    : broken('Node does not know the time of Asia/Kolkata.', 'Install a Node with full ICU data.');
}
