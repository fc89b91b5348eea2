import { Controller, HttpCode, Res } from '@nestjs/common';
import { forgetDevice, readDevice } from '@shop/contracts/devices/endpoints';
import type { DeviceView } from '@shop/contracts/devices/views';
import type { FastifyReply } from 'fastify';
import { DeviceCookie, DeviceToken } from '../../../../platform/http/device-token.ts';
import { Route } from '../../../../platform/http/route.ts';
import { Clock } from '../../../../shared/clock.ts';
import { Devices } from '../../application/customer/devices.ts';

/** What is older than this is of an earlier season. */
const HALF_A_YEAR_MS = 180 * 86_400_000;

@Controller()
export class PublicDeviceController {
  constructor(
    private readonly devices: Devices,
    private readonly cookie: DeviceCookie,
    private readonly clock: Clock,
  ) {}

  @Route(readDevice)
  async read(
    @DeviceToken() token: string | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DeviceView> {
    const lastSeason = new Date(this.clock.now().getTime() - HALF_A_YEAR_MS);
    const remembered = token && (await this.devices.remembered(token, lastSeason));
    if (!token || !remembered) {
      this.cookie.clearMark(reply);
      return { remembered: null };
    }
    this.cookie.set(reply, { token, remember: true });
    return { remembered };
  }

  @HttpCode(204)
  @Route(forgetDevice)
  async forget(
    @DeviceToken() token: string | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    if (token) await this.devices.forget(token);
    this.cookie.clear(reply);
  }
}
