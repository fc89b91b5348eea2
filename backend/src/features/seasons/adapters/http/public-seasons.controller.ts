import { Body, Controller, HttpCode } from '@nestjs/common';
import { askReminder } from '@shop/contracts/reminders/endpoints';
import { AskReminderRequest } from '@shop/contracts/reminders/requests';
import { ClientNetwork } from '../../../../platform/http/client-network.ts';
import { Route } from '../../../../platform/http/route.ts';
import type { Network } from '../../../../shared/throttle/network.ts';
import { AskReminder } from '../../application/ask-reminder.ts';

@Controller()
export class PublicSeasonsController {
  constructor(private readonly asking: AskReminder) {}

  @HttpCode(204)
  @Route(askReminder)
  ask(@Body() body: AskReminderRequest, @ClientNetwork() network: Network): Promise<void> {
    return this.asking.execute(body, network);
  }
}
