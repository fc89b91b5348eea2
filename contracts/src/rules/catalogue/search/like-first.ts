import { find, findIndex } from './find.ts';

interface Goods {
  name: string;
  nameTa: string | null;
  aliases: readonly string[];
  netPaise: number;
}

/** Goods of one kind, the likest to others first: what the search finds by their name, then by how near the rate is. */
export function likeFirst<G extends Goods>(
  { name, netPaise }: Pick<Goods, 'name' | 'netPaise'>,
  kind: readonly G[],
): G[] {
  const found = named(name, kind, true);
  const apart = (goods: Goods) => Math.abs(goods.netPaise - netPaise);
  return [...new Set([...found, ...kind.toSorted((one, other) => apart(one) - apart(other))])];
}

/** Of goods of all kinds those that have every word of a name. */
export function withName<G extends Goods>(name: string, goods: readonly G[]): G[] {
  return named(name, goods, false);
}

function named<G extends Goods>(name: string, goods: readonly G[], isNearEnough: boolean): G[] {
  const index = findIndex(goods.map((one) => ({ names: [one.name, one.nameTa, ...one.aliases] })));
  const found = find(index, name);
  return found && (isNearEnough || !found.closest) ? found.places.flatMap((place) => goods[place] ?? []) : [];
}
