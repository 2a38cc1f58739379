import { pmoCalls } from "@mec/api/pmo";

export const fileCalls = {
  "pmo-status": {
    upload: pmoCalls.uploadStatutes,
    link: pmoCalls.linkStatutes,
    remove: pmoCalls.deleteStatutes,
  },
  "internal-rules": {
    upload: pmoCalls.uploadInternalRules,
    link: pmoCalls.linkInternalRules,
    remove: pmoCalls.deleteInternalRules,
  },
} as const;
