import type { Season, ShopIdentity } from '@shop/contracts/shop/views';
import { addDays, dayOf, formatDay } from '@shop/contracts/rules/days';
import { isShopClosed } from '@shop/contracts/rules/season/closure';
import { broken, fine, look, type Finding } from '../finding.ts';
import type { Check } from '../check.ts';

/** Days: a new licence takes weeks. */
const LICENCE_SOON = 30;
const CLOSES_SOON = 3;

/** Whether the shop is open, for how long, and whether its licence is. */
export const season: Check = {
  name: 'season',
  async examine({ database, now }) {
    const rows = await database.rows<{ section: string; value: unknown }>(
      "SELECT section, value FROM setting WHERE section IN ('season', 'identity')",
    );
    const valueOf = (section: string) => rows.find((row) => row.section === section)?.value;
    const own = valueOf('season') as Season | undefined;
    const identity = valueOf('identity') as ShopIdentity | undefined;
    if (!own || !identity)
      return [look('The shop has no settings yet.', 'Run npm run seed, or fill /admin/settings.')];
    return [seasonFinding(own, now), licenceFinding(identity, now)];
  },
};

function seasonFinding(own: Season, now: Date): Finding {
  const today = dayOf(now);
  const { name, closed, opensOn, closesOn, festival, lastOrderOn, nextOpensOn } = own;
  if (!isShopClosed(own, now)) {
    const until = `The shop is open until ${formatDay(closesOn)} (${name})`;
    if (lastOrderOn && today > lastOrderOn) {
      const says = `${until}, but its last order day was ${formatDay(lastOrderOn)}: what is ordered now comes after ${festival ?? 'the festival'}.`;
      return look(says, 'Close the shop in /admin/settings, or move the day.');
    }
    return addDays(today, CLOSES_SOON) > closesOn
      ? look(`${until}.`, 'Say in /admin/settings when it opens again.')
      : fine(`${until}.`);
  }
  if (closed && today >= opensOn && today <= closesOn) {
    return look(
      `The shop is closed by the switch amid its season (${name}).`,
      'Open it in /admin/settings when it may.',
    );
  }
  const opens = today < opensOn ? opensOn : nextOpensOn;
  if (!opens || opens <= today) {
    const says = `The season ${name} is over since ${formatDay(closesOn)}, and no visitor is told when the shop opens again.`;
    return look(says, 'Set the next opening, or the next season, in /admin/settings.');
  }
  return fine(`The shop is closed; it says that it opens on ${formatDay(opens)}.`);
}

function licenceFinding({ licenceNumber, licenceExpiresOn }: ShopIdentity, now: Date): Finding {
  const today = dayOf(now);
  const todo = 'Write the renewed licence into /admin/settings: the footer shows its date.';
  if (!licenceNumber) return broken('No licence number is set.', todo);
  const date = formatDay(licenceExpiresOn);
  if (licenceExpiresOn < today) return broken(`The licence ended on ${date}.`, todo);
  if (licenceExpiresOn <= addDays(today, LICENCE_SOON)) return look(`The licence ends on ${date}.`, todo);
  return fine(`The licence runs until ${date}.`);
}
