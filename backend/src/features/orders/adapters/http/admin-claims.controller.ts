import { Body, Controller, Param, StreamableFile } from '@nestjs/common';
import { creditClaim, declineClaim, readClaimPhoto } from '@shop/contracts/claims/desk-endpoints';
import {
  CreditClaimRequest,
  DeclineClaimRequest,
  DeskClaimParams,
  DeskClaimPhotoParams,
} from '@shop/contracts/claims/requests';
import { StaffActor } from '../../../../platform/http/current-person.ts';
import { Once } from '../../../../platform/http/once.ts';
import { Needs, NeedsPassword, Route } from '../../../../platform/http/route.ts';
import type { StaffPerson } from '../../../../shared/actor.ts';
import { AnswerClaim } from '../../application/claims/answer-claim.ts';
import { ClaimPhotos } from '../../application/claims/claim-photos.ts';

@Controller()
export class AdminClaimsController {
  constructor(
    private readonly answers: AnswerClaim,
    private readonly photos: ClaimPhotos,
  ) {}

  @Route(readClaimPhoto)
  @Needs('orders.read')
  async photo(@Param() { number, claim, position }: DeskClaimPhotoParams): Promise<StreamableFile> {
    const bytes = await this.photos.read(number, claim, position);
    return new StreamableFile(bytes, { type: 'image/webp', length: bytes.length });
  }

  @Route(creditClaim)
  @Needs('invoices.credit')
  @NeedsPassword('credit-note')
  @Once()
  credit(
    @Param() { number, claim }: DeskClaimParams,
    @Body() body: CreditClaimRequest,
    @StaffActor() actor: StaffPerson,
  ) {
    return this.answers.credit(number, claim, body, actor);
  }

  @Route(declineClaim)
  @Needs('orders.edit')
  @Once()
  decline(
    @Param() { number, claim }: DeskClaimParams,
    @Body() { reason }: DeclineClaimRequest,
    @StaffActor() actor: StaffPerson,
  ) {
    return this.answers.decline(number, claim, reason, actor);
  }
}
