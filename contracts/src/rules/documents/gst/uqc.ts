import type { Unit } from '../../catalogue/units.ts';

/** Unit quantity codes as the portal's JSON has them; the workbook's cells say the code and its name. */
export type Uqc = 'BOX' | 'PAC' | 'PCS' | 'OTH';

const CODES: Record<Unit, Uqc> = { Box: 'BOX', Packet: 'PAC', Piece: 'PCS', Pack: 'PAC' };

export const UQC_NAMES: Record<Uqc, string> = {
  BOX: 'BOX-BOX',
  PAC: 'PAC-PACKS',
  PCS: 'PCS-PIECES',
  OTH: 'OTH-OTHERS',
};

export function uqcOf(unit: Unit | null): Uqc {
  return unit === null ? 'OTH' : CODES[unit];
}
