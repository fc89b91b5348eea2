import { DESK_TEXT, MOST_PARCELS } from '@shop/contracts/rules/limits';
import { characters } from '../../characters.ts';

/** The forms of the lorry: what is packed for it, the dispatch, and what was wrong of it. */
export const words = {
  packTitle: (number: string) => `Pack ${number}`,
  packHelp: 'Count the parcels once: covers and lorry sheet have the number from here.',
  dispatchTitle: (number: string) => `Dispatch ${number}`,
  unpaid: (money: string) => `${money} is to be paid still. The reason stays in the history.`,
  unpaidForbidden: (money: string) =>
    `${money} is to be paid still. An owner or a manager may let it leave unpaid.`,
  correctLorryTitle: (number: string) => `Correct the lorry of ${number}`,
  correctLorryHelp: 'The customer sees the new details, and that they were corrected.',
  lorryCorrected: 'The lorry details are corrected.',
  lorryFields: {
    transporter: 'Transporter',
    transporterHelp: 'The lorry service, as it stands on the receipt.',
    transporterProblem: `Please fill in the transporter, ${characters(DESK_TEXT.transporter)}.`,
    lrNumber: 'LR number',
    lrNumberHelp: 'The number of the lorry receipt. The customer sees it.',
    lrNumberProblem: `Please fill in the LR number, ${characters(DESK_TEXT.lrNumber)}.`,
    lrDate: 'LR date',
    lrDateProblem: 'Please fill in the day on the lorry receipt, such as 20 Nov 2026.',
    unpaidReason: 'Why it leaves unpaid',
    unpaidReasonProblem: `Please say why, in ${characters(DESK_TEXT.reason)}.`,
    ewayBill: 'E-way bill',
    ewayBillHelp: 'Twelve digits. The invoice shows it.',
    ewayBillProblem: 'An e-way bill has twelve digits.',
    parcels: 'Parcels',
    parcelsProblem: `Please fill in how many parcels, 1 to ${MOST_PARCELS}.`,
  },
} as const;
