import { getMetadataStorage } from 'class-validator';

/**
 * class-validator asks every class of the shop whether the class of an object comes from it, for each object anew, and sorts
 * what it found by field: thirty times for the lines of an order, the dearest part of looking at one. What holds for a class
 * is kept, as classes have all their rules before the first object of theirs is looked at.
 */
export function keepRulesOfClasses(): void {
  const storage = getMetadataStorage();
  const find = storage.getTargetValidationMetadatas.bind(storage);
  // By classes alone: what an object calls its constructor may have come in with it.
  const found = new WeakMap<WeakKey, ReturnType<typeof find>>();
  storage.getTargetValidationMetadatas = (target, schema, always, strict, groups) => {
    // The name of the class around a nested object comes as its schema: it changes nothing of the rules of a class.
    const isUsual = typeof target === 'function' && groups === undefined;
    if (!isUsual || always || strict) return find(target, schema, always, strict, groups);
    const known = found.get(target);
    if (known) return known;
    const rules = find(target, schema, always, strict, groups);
    found.set(target, rules);
    return rules;
  };
  const group = storage.groupByPropertyName.bind(storage);
  const grouped = new WeakMap<WeakKey, ReturnType<typeof group>>();
  storage.groupByPropertyName = (rules) => {
    const known = grouped.get(rules);
    if (known) return known;
    const byField = group(rules);
    grouped.set(rules, byField);
    return byField;
  };
}
