import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Email } from "./email.tsx";

it("an e-mail address may break after its @ and its dots, and nowhere is it another text", () => {
  const drawn = renderToStaticMarkup(<Email address="karim.bensaid@demo.example" />);
  expect(drawn).toBe("karim.<wbr/>bensaid@<wbr/>demo.<wbr/>example");
});
