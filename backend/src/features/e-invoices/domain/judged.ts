import type { Day } from '@shop/contracts/rules/days';
import {
  ACK_NO,
  IRN,
  type Acknowledgement,
  type AnswerResult,
  type RegistrationState,
} from '@shop/contracts/rules/documents/invoices/e-invoice';
import { signedQr } from '@shop/contracts/rules/documents/invoices/signed-qr';

/** A document as an answer of the portal is held against it. */
interface Answered {
  number: string;
  day: Day;
  sellerGstin: string;
  registration: RegistrationState | null;
  /** The IRN that it has. */
  irn: string | null;
}

/** What an answer of the portal means for its document, and why it is not recorded. */
export function judged(answered: Answered | null, answer: Acknowledgement, today: Day): AnswerResult {
  if (answer.irn === '') return 'no-irn';
  if (!answered) return 'unknown-document';
  if (answered.irn !== null) return answered.irn === answer.irn ? 'known' : 'other-irn';
  if (answered.registration === null) return 'not-needed';
  if (!IRN.test(answer.irn) || !ACK_NO.test(answer.ackNo)) return 'ack-wrong';
  if (answer.ackDay < answered.day || answer.ackDay > today) return 'day-wrong';
  const said = signedQr(answer.qr);
  if (!said) return 'qr-unreadable';
  // What the code does not say cannot contradict.
  const agrees =
    (said.number ?? answered.number) === answered.number &&
    (said.irn ?? answer.irn) === answer.irn &&
    (said.sellerGstin ?? answered.sellerGstin) === answered.sellerGstin;
  return agrees ? 'recorded' : 'qr-of-other';
}
