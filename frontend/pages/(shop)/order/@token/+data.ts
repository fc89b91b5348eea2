import { pathOf } from '@shop/contracts/endpoint';
import { orderManifest, trackOrder } from '@shop/contracts/orders/endpoints';
import { withdrawChangeRequest } from '@shop/contracts/own-changes/endpoints';
import { answerProposal } from '@shop/contracts/proposals/endpoints';
import { PROPOSAL_ANSWERS } from '@shop/contracts/rules/orders/proposals';
import type { OwnOrderView } from '@shop/contracts/orders/views';
import type { ProposalView } from '@shop/contracts/proposals/views';
import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import { ApiError } from '../../../../api/api-error.ts';
import { call } from '../../../../api/client.ts';
import { sentenceOf } from '../../../../api/errors.ts';
import { readForPage } from '../../../../api/read-for-page.ts';
import type { ChangeRequestWords } from '../../../../features/orders/tracked/change-request.tsx';
import type { OwnChangeWords } from '../../../../features/orders/tracked/own-change/own-change.tsx';
import type { ProposedChangeWords } from '../../../../features/orders/tracked/proposed-change.tsx';
import { readOwnText } from '../../../../features/texts/read-own-text.ts';
import { manifestLink } from '../../../../lib/head/manifest-link.tsx';
import { languageQuery } from '../../../../lib/language.ts';
import { paths } from '../../../../lib/paths.ts';
import {
  claimSentences,
  claimTitle,
  mayClaim,
  words as claims,
} from '../../../../words/en/shop/claim-page.ts';
import { proposalSentences, words as proposed } from '../../../../words/en/shop/order-proposal.ts';
import { words } from '../../../../words/en/shop/orders-page.ts';
import {
  requestSentences,
  requestTitle,
  mayChange,
  words as own,
} from '../../../../words/en/shop/own-change-page.ts';

export type Data = Awaited<ReturnType<typeof data>>;

/** The answer to what was proposed, and withdrawing a change request, are ordinary forms: each leads back to the order, or says why nothing was done. */
export async function data(pageContext: PageContextServer) {
  const setConfig = useConfig();
  const token = pageContext.routeParams['token'] ?? '';
  const problem = pageContext.form && (await answered(pageContext, token, pageContext.form));
  const [order, message] = await Promise.all([
    readForPage(pageContext, trackOrder, { params: { token } }),
    readOwnText(pageContext, 'shopper-order'),
  ]);
  setConfig({
    title: `${words.title(order.number)} | ${pageContext.shop.identity.name}`,
    Head: manifestLink(pathOf(orderManifest, { token }) + languageQuery),
  });
  const referralIgnored = pageContext.urlParsed.search['referral'] === 'ignored';
  return {
    order,
    token,
    message,
    referralIgnored,
    proposal: order.proposal && wordsOf(order.proposal),
    may: mayOf(order),
    asked: requestsOf(order),
    problem,
  };
}

async function answered(
  visitor: PageContextServer,
  token: string,
  { proposal = '', answer, change }: Readonly<Record<string, string>>,
) {
  if (change !== undefined) return withdrawn(visitor, token, change);
  const said = PROPOSAL_ANSWERS.find((each) => each === answer);
  if (!said) throw redirect(paths.order(token));
  try {
    await call(answerProposal, { params: { token, proposal }, body: { answer: said }, visitor });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'proposal-overtaken') return refused(proposed.overtaken);
    if (error instanceof ApiError && [400, 404, 409].includes(error.problem.status))
      return refused(proposed.settled);
    if (error instanceof ApiError || (error instanceof Error && error.name === 'NetworkError'))
      return refused(sentenceOf(error));
    throw error;
  }
  throw redirect(paths.order(token));
}

async function withdrawn(visitor: PageContextServer, token: string, change: string) {
  try {
    await call(withdrawChangeRequest, { params: { token, change }, visitor });
  } catch (error) {
    if (error instanceof ApiError && [400, 403, 404, 409].includes(error.problem.status))
      return { title: own.failed, sentence: own.settled };
    if (error instanceof ApiError || (error instanceof Error && error.name === 'NetworkError'))
      return { title: own.failed, sentence: sentenceOf(error) };
    throw error;
  }
  throw redirect(paths.order(token));
}

function mayOf({ ownChanges, ownClaims, state, isOwnDevice }: OwnOrderView): OwnChangeWords | null {
  const told = mayClaim(ownClaims);
  if (told !== null) {
    const form = ownClaims.obstacle === null ? claims.claim : ownClaims.photos && claims.addPhotos;
    return { said: told, buttons: form ? [['claim', form]] : [] };
  }
  const said = mayChange(ownChanges, state, isOwnDevice);
  const { edit, cancel, isAtOnce } = ownChanges;
  if (said === null) return null;
  return {
    said,
    buttons: [
      ...(edit === null ? [['edit', own.edit(isAtOnce)] as const] : []),
      ...(cancel === null ? [['cancel', own.cancel(isAtOnce)] as const] : []),
    ],
  };
}

/** Of a collected order nothing is asked for any more, and what was broken or missing stands in its place, the last first. */
function requestsOf(order: OwnOrderView): ChangeRequestWords[] {
  const { ownChanges, isOwnDevice, lines, claims: told } = order;
  if (told.length > 0) {
    return told.toReversed().map((claim) => ({
      id: claim.id,
      title: claimTitle(claim),
      sentences: claimSentences(claim, lines),
      withdraw: null,
    }));
  }
  const { asked } = ownChanges;
  if (!asked) return [];
  return [
    {
      id: asked.id,
      title: requestTitle(asked),
      sentences: requestSentences(asked),
      withdraw: asked.state === 'open' && isOwnDevice ? own.withdraw : null,
    },
  ];
}

const refused = (sentence: string) => ({ title: proposed.failed, sentence });

function wordsOf(proposal: ProposalView): ProposedChangeWords {
  const { id, state } = proposal;
  if (state === 'declined')
    return { id, title: proposed.declined, sentences: [proposed.declinedHelp], payment: null, buttons: null };
  return {
    id,
    title: proposed.open,
    sentences: proposalSentences(proposal),
    payment: proposal.totalPaise === proposal.wasTotalPaise ? null : proposed.answerFirst,
    buttons: { accepted: proposed.accept, declined: proposed.decline },
  };
}
