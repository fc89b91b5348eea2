import { gstinProblem, typedGstin, type GstinProblem } from '@shop/contracts/rules/documents/gstin';

const sentences: Record<GstinProblem, string> = {
  length: 'A GSTIN has 15 letters and digits.',
  form: 'A GSTIN looks like 33AAAAA0000A1Z9: two digits, the PAN, a digit, Z and one more.',
  state: 'No state has these first two digits. Please compare the GSTIN with your certificate.',
  check:
    'A letter or digit is mistyped: the last one checks the others. Please compare it with your certificate.',
};

/** What is wrong with a GSTIN as it was typed; null where it can be right. */
export function gstinSentence(typed: string): string | null {
  const problem = gstinProblem(typedGstin(typed));
  return problem && sentences[problem];
}
