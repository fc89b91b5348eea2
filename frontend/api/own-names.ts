/** A view in which whatever has a Tamil name is called by it, and its English name is the second one. */
export function inTamilNames(view: unknown): unknown {
  if (Array.isArray(view)) return view.map(inTamilNames);
  if (typeof view !== 'object' || view === null) return view;
  const fields = Object.fromEntries(Object.entries(view).map(([key, value]) => [key, inTamilNames(value)]));
  const { name, nameTa } = fields;
  return nameTa ? { ...fields, name: nameTa, nameTa: name } : fields;
}
