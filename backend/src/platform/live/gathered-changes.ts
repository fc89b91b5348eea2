import { changesOf, isTopic, type LiveChange } from '@shop/contracts/live/topics';

/** So many records of a topic at once are told as one change of any of them. */
const MOST_RECORDS = 50;

/** What `announce_live` says: `orders 8131 DS26-00007`, or `products 8131` where no record is named. */
export function changeIn(payload: string): LiveChange | null {
  const [topic = '', revision = '', ...id] = payload.split(' ');
  return isTopic(topic) ? { topic, id: id.length > 0 ? id.join(' ') : null, revision } : null;
}

/** Changes of one moment, each said once, however many an hour brings: a crowd of orders is no flood at the desk. */
export class GatheredChanges {
  private readonly byTopic = new Map<string, Map<string | null, LiveChange>>();

  add(announced: LiveChange): void {
    for (const change of changesOf(announced)) {
      const { topic, id, revision } = change;
      const records = this.byTopic.get(topic) ?? new Map<string | null, LiveChange>();
      this.byTopic.set(topic, records);
      if (id !== null && !records.has(null) && (records.has(id) || records.size < MOST_RECORDS)) {
        records.set(id, change);
      } else {
        records.clear();
        records.set(null, { topic, id: null, revision });
      }
    }
  }

  /** All of them, and forgets them. */
  take(): LiveChange[] {
    const changes = [...this.byTopic.values()].flatMap((records) => [...records.values()]);
    this.byTopic.clear();
    return changes;
  }
}
