import { Anchor, List } from "@mantine/core";
import { pages } from "@mec/api";
import { Link } from "react-router";
import { t } from "../../platform/i18n.ts";
import { safetyFor } from "./safety.ts";

/** Whether joining is safe, in five short answers, each with its article. */
export const SafeToJoin = ({ isBusiness = false }: { isBusiness?: boolean }) => (
  <List spacing="xs" className="prose">
    {safetyFor(isBusiness).map(({ title, text, article }) => (
      <List.Item key={title}>
        <Anchor component={Link} to={pages.article.to({ slug: article })} inherit fw={600}>
          {t(title)}
        </Anchor>{" "}
        {t(text)}
      </List.Item>
    ))}
  </List>
);
