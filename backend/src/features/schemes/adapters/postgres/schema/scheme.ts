import { defineEntity, p } from '@mikro-orm/postgresql';
import { references } from '../../../../../platform/persistence/columns.ts';
import { picture } from '../../../../uploads/adapters/postgres/schema/upload.ts';

/** A savings scheme. */
export const scheme = defineEntity({
  name: 'Scheme',
  tableName: 'scheme',
  properties: {
    id: p.uuid().primary(),
    slug: p.text().unique('scheme_slug_unique'),
    name: p.text(),
    nameTa: p.text().nullable(),
    description: p.text().default(''),
    descriptionTa: p.text().nullable(),
    pictureKey: references(picture).nullable(),
    monthlyPaise: p.integer().check('monthly_paise > 0'),
    instalments: p.integer().check('instalments >= 2 AND instalments <= 11'),
    benefitBasisPoints: p.integer().check('benefit_basis_points >= 0 AND benefit_basis_points <= 10000'),
    firstMonth: p.date().check('EXTRACT(day FROM first_month) = (1)::numeric'),
    dueDay: p.integer().check('due_day >= 1 AND due_day <= 31'),
    graceDays: p.integer().default(7).check('grace_days >= 0 AND grace_days <= 28'),
    joinUntil: p.date(),
    mostMembers: p.integer().check('most_members > 0'),
    state: p.enum(['draft', 'open', 'running', 'closed']).default('draft'),
    revision: p.integer().default(0),
  },
  uniques: [
    {
      name: 'scheme_terms_unique',
      properties: [
        'id',
        'monthlyPaise',
        'instalments',
        'benefitBasisPoints',
        'firstMonth',
        'dueDay',
        'graceDays',
      ],
    },
  ],
  indexes: [
    {
      name: 'scheme_newest',
      properties: ['firstMonth', 'id'],
      columns: [
        { name: 'firstMonth', sort: 'DESC' },
        { name: 'id', sort: 'DESC' },
      ],
    },
  ],
  checks: [
    {
      name: 'scheme_within_a_year',
      expression:
        '(scheme_due_day(first_month, due_day, instalments) - scheme_due_day(first_month, due_day, 1)) <= 365',
    },
  ],
});

export const schemeReckoning = defineEntity({
  name: 'SchemeReckoning',
  tableName: 'scheme_reckoning',
  properties: {
    single: p.boolean().primary().default(true).check('single'),
    day: p.date(),
  },
  comment: 'The latest day for which all members were reckoned',
});
