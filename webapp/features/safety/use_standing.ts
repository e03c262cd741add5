import { useQuery } from "@tanstack/react-query";
import { standingQuery } from "../../platform/api/mod.ts";
import { useServices } from "../../services.ts";

/** Warnings and suspension of the signed-in person, and whether they moderate; undefined until it is known. */
export function useStanding() {
  const { safety } = useServices();
  return useQuery(standingQuery(safety)).data;
}
