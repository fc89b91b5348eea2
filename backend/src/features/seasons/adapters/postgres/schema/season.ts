import { defineEntity, p } from '@mikro-orm/postgresql';
import { instant } from '../../../../../platform/persistence/columns.ts';

export const season = defineEntity({
  name: 'Season',
  tableName: 'season',
  properties: {
    numberPrefix: p.text().primary().check("number_prefix ~ '^[A-Z]{2,4}[0-9]{2}$'"),
    name: p.text(),
    opensOn: p.date(),
    closesOn: p.date(),
    endedAt: instant(),
  },
  comment: 'Seasons that are over, by what stood before their order numbers; the present one is a setting',
  indexes: [{ name: 'season_newest', properties: ['endedAt'], columns: [{ name: 'endedAt', sort: 'DESC' }] }],
  checks: [{ name: 'season_check', expression: 'opens_on <= closes_on' }],
});
