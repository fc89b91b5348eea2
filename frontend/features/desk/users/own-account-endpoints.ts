import * as referrer from '@shop/contracts/referrer-account/endpoints';
import * as staff from '@shop/contracts/users/endpoints';

/** What people do with their own account, in each area. */
export const OWN_ACCOUNT = {
  staff: {
    sessions: staff.listOwnSessions,
    endSession: staff.endOwnSession,
    endOthers: staff.endOtherSessions,
    chooseLanguage: staff.chooseLanguage,
    changePassword: staff.changePassword,
    factor: {
      read: staff.readSecondFactor,
      begin: staff.beginSecondFactor,
      turnOn: staff.turnOnSecondFactor,
      turnOff: staff.turnOffSecondFactor,
      renewCodes: staff.renewRecoveryCodes,
    },
  },
  referrer: {
    sessions: referrer.listReferrerSessions,
    endSession: referrer.endReferrerSession,
    endOthers: referrer.endOtherReferrerSessions,
    chooseLanguage: referrer.chooseReferrerLanguage,
    changePassword: referrer.changeReferrerPassword,
    factor: {
      read: referrer.readReferrerFactor,
      begin: referrer.beginReferrerFactor,
      turnOn: referrer.turnOnReferrerFactor,
      turnOff: referrer.turnOffReferrerFactor,
      renewCodes: referrer.renewReferrerCodes,
    },
  },
} as const;
