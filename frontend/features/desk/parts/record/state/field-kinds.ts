import type { EnteredField, EnteredFields } from '@shop/contracts/rules/entered-fields';
import { keepsTo } from '@shop/contracts/rules/limits';
import { PERCENT, percentSpelling } from '../percent.ts';
import type { FieldKind } from './fields.ts';

/** Kinds of which the form has to say more: what the options are called. */
type Named = { kind: 'choice' | 'reference' };

type KindsOf<Fields extends EnteredFields> = {
  [Name in keyof Fields as Fields[Name] extends Named ? never : Name]: FieldKind;
};

/** How the fields that contracts describe are entered; those with options are left to the form. */
export function kindsOf<Fields extends EnteredFields>(fields: Fields): KindsOf<Fields> {
  const kinds = Object.entries(fields).flatMap(([name, field]) => {
    const kind = kindOf(field);
    return kind ? [[name, field.optional ? { ...kind, optional: true } : kind]] : [];
  });
  return Object.fromEntries(kinds) as KindsOf<Fields>;
}

function kindOf({ initial: _, column: __, ...field }: EnteredField): FieldKind | null {
  switch (field.kind) {
    case 'texts': {
      const { limit, most, pattern } = field;
      return {
        kind: 'tags',
        most,
        wrong: (entry) => !keepsTo(limit, entry) || pattern?.test(entry) === false,
      };
    }
    case 'goods':
      return { ...field, known: {} };
    case 'share':
      return { kind: 'text', pattern: PERCENT, spelling: percentSpelling };
    case 'choice':
    case 'reference':
      return null;
    default:
      return field;
  }
}

/** The same, with what others have to choose from. */
export function suggesting(kind: FieldKind, suggested: readonly string[]): FieldKind {
  return kind.kind === 'text' || kind.kind === 'tags' ? { ...kind, suggested } : kind;
}
