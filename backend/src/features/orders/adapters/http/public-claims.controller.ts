import { Body, Controller, HttpCode, Param } from '@nestjs/common';
import { claimGoods, sendClaimPhoto } from '@shop/contracts/claims/endpoints';
import { ClaimGoodsRequest, ClaimPhotoParams } from '@shop/contracts/claims/requests';
import { TokenParams } from '@shop/contracts/orders/requests';
import type { OwnOrderView } from '@shop/contracts/orders/views';
import { ClientNetwork } from '../../../../platform/http/client-network.ts';
import { DeviceToken } from '../../../../platform/http/device-token.ts';
import { Route } from '../../../../platform/http/route.ts';
import { SentBytes } from '../../../../platform/http/sent-bytes.ts';
import type { Network } from '../../../../shared/throttle/network.ts';
import { ClaimGoods } from '../../application/claims/claim-goods.ts';
import { ClaimPhotos } from '../../application/claims/claim-photos.ts';
import { OwnOrderPage } from './own-order-page.ts';

@Controller()
export class PublicClaimsController {
  constructor(
    private readonly claims: ClaimGoods,
    private readonly photos: ClaimPhotos,
    private readonly page: OwnOrderPage,
  ) {}

  @Route(claimGoods)
  async claim(
    @Param() { token }: TokenParams,
    @Body() body: ClaimGoodsRequest,
    @DeviceToken() device: string | null,
    @ClientNetwork() network: Network,
  ): Promise<OwnOrderView> {
    await this.claims.execute(token, { device, network }, body);
    return this.page.read(token, device);
  }

  @HttpCode(204)
  @Route(sendClaimPhoto)
  photo(@Param() { token, key, position }: ClaimPhotoParams, @SentBytes() bytes: Uint8Array): Promise<void> {
    return this.photos.add({ token, key, position }, bytes);
  }
}
